import KVHeroTransition
import Motion
import SceneGraph
import Transitions

/// The paired job's grid.
final class PairedGrid: ViewController {
  /// Called with the photograph that was clicked.
  var onOpen: ((Int) -> Void)?

  private var cells: [ImageView] = []

  override func viewDidLoad() {
    for photo in 0..<PairedJob.photos {
      let cell = ImageView(
        frame: PairedJob.cell(photo), image: PairedPictures.thumbnail(photo))
      cell.clipsToBounds = true
      cell.cornerRadii = CornerRadii(PairedJob.cellRadius)
      cell.cornerCurve = .circular
      cell.addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.onOpen?(photo) })
      view.addSubview(cell)
      cells.append(cell)
    }
  }

  /// Leaves a cell empty, or fills it again.
  func setEmpty(_ isEmpty: Bool, _ photo: Int) { cells[photo].isHidden = isEmpty }

  /// Something about the pictures is new.
  func picturesDidChange() { view.setNeedsDisplay() }
}

/// The paired job's open photograph, over the scrim.
final class PairedDetail: ViewController {
  let photo: Int

  init(photo: Int) {
    self.photo = photo
    super.init()
    modalPresentationStyle = .custom
  }

  override func viewDidLoad() {
    var scrim = PairedJob.scrim
    scrim.alpha = PairedJob.scrimOpacity
    view.backgroundColor = scrim
    let picture = ImageView(frame: PairedJob.open.frame, image: PairedPictures.full(photo))
    picture.clipsToBounds = true
    picture.cornerRadii = CornerRadii(PairedJob.open.radius)
    picture.cornerCurve = .circular
    view.addSubview(picture)
    view.addGestureRecognizer(TapGestureRecognizer { [weak self] _ in self?.dismiss() })
  }
}
