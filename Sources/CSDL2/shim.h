#ifndef CSDL2_SHIM_H
#define CSDL2_SHIM_H

/* Keeps SDL_main.h from renaming main(). */
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>

#endif
