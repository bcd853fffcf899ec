#!/usr/bin/perl
# start.pl FRAMEBUFFER COMMAND…: starts a program that fills the screen, watches the screen's memory,
# and prints after how many milliseconds its first frame stood there, and after how many the last
# change. FRAMEBUFFER is what Xvfb -fbdir keeps: an X window dump. The program is ended with SIGTERM.
use strict;
use warnings;
use Time::HiRes qw(clock_gettime CLOCK_MONOTONIC sleep);

my ($framebuffer, @command) = @ARGV;

# Rows that are looked at: the first lies in the bar, others cross every row of cells.
my @rows = map { 25 + 50 * $_ } 0 .. 15;

# How long nothing changes before it is over, and how long it may take, in seconds.
my ($rest, $limit) = (0.8, 30);

open(my $screen, '<:raw', $framebuffer) or die "$framebuffer: $!\n";
sysread($screen, my $header, 100) == 100 or die "$framebuffer: no window dump\n";
my @header = unpack('N25', $header);
my ($size, $stride, $colours) = ($header[0], $header[12], $header[19]);
my $start_of_pixels = $size + 12 * $colours;

sub look {
  return map {
    sysseek($screen, $start_of_pixels + $stride * $_, 0);
    sysread($screen, my $row, $stride);
    $row;
  } @rows;
}

my @before = look();
my $last = join('', @before);
my $started = clock_gettime(CLOCK_MONOTONIC);
my $program = fork() // die "fork: $!\n";
if (!$program) {
  exec(@command) or die "$command[0]: $!\n";
}

my ($first, $changed);
while (1) {
  my @now = look();
  my $time = clock_gettime(CLOCK_MONOTONIC) - $started;
  my $picture = join('', @now);
  if ($picture ne $last) {
    $last = $picture;
    $changed = $time;
    # A frame is copied to the screen in one go, but may be met half way.
    $first //= $time unless grep { $now[$_] eq $before[$_] } 0 .. $#rows;
  }
  last if defined $first && $time - $changed > $rest;
  if ($time > $limit || waitpid($program, 1) == $program) {
    kill('TERM', $program);
    die "the program showed nothing on the whole screen\n";
  }
  sleep(0.0005);
}
kill('TERM', $program);
waitpid($program, 0);
printf("%.1f %.1f\n", 1000 * $first, 1000 * $changed);
