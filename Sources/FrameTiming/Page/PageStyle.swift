/// How the page looks, in a light and a dark scheme.
///
/// Colours of phases are those of Okabe and Ito's set for all kinds of colour vision, and none is
/// the only sign of what it stands for.
enum PageStyle {
  static let sheet = """
    :root { color-scheme: light dark; --ground: #ffffff; --panel: #f5f6f8; --edge: #d5d9e0;
      --text: #1b1f24; --quiet: #565f6b; --interval: #8795a8; --cpu: #3a4757; --late: #c0311a;
      --good: #1a7f37; --warn: #9a6700; --present: #0072b2; --drag: #e69f00; --cancel: #cc79a7;
      --dismiss: #009e73; --page: #56b4e9; --scroll: #9467bd; --idle: #8a929e; }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #14171b; --panel: #1d2127; --edge: #3a414b; --text: #e8ebef;
        --quiet: #a3adb9; --interval: #66727f; --cpu: #b9c6d5; --late: #ff7b66; --good: #56d364;
        --warn: #e3b341; --present: #1f8bd0; --page: #9ad8f7; --idle: #7b838f; --scroll: #b18ae0; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 15px/1.5 system-ui, "DejaVu Sans", sans-serif; }
    main { max-width: 1180px; margin: 0 auto; padding: 24px 28px 64px; }
    h1 { font-size: 26px; line-height: 1.2; margin: 0 0 4px; }
    h2 { font-size: 19px; margin: 40px 0 10px; }
    h3 { font-size: 15px; margin: 20px 0 6px; }
    p { margin: 6px 0; max-width: 78ch; }
    .quiet, figcaption, caption { color: var(--quiet); }
    .notice { border-left: 4px solid var(--warn); background: var(--panel); padding: 10px 14px;
      margin: 14px 0; }
    .notice.slower { border-color: var(--late); }
    .notice.same, .notice.faster { border-color: var(--good); }
    .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(136px, 1fr)); gap: 10px;
      margin: 18px 0 0; padding: 0; list-style: none; }
    .tiles li { background: var(--panel); border: 1px solid var(--edge); border-radius: 8px;
      padding: 10px 12px; font-size: 13.5px; }
    .tiles b { display: block; font-size: 21px; line-height: 1.4; white-space: nowrap;
      font-variant-numeric: tabular-nums; }
    .wide { overflow-x: auto; }
    .wide:focus-visible { outline: 2px solid var(--cpu); outline-offset: 2px; }
    table { border-collapse: collapse; font-size: 13.5px; font-variant-numeric: tabular-nums;
      margin: 8px 0; }
    caption { text-align: left; padding: 4px 0; max-width: 78ch; }
    th, td { padding: 4px 10px; text-align: right; border-bottom: 1px solid var(--edge);
      white-space: nowrap; }
    th:first-child, td:first-child { text-align: left; padding-left: 0; }
    thead th { color: var(--quiet); font-weight: 600; }
    thead th[colspan] { text-align: center; border-left: 1px solid var(--edge); }
    tbody th { font-weight: 600; }
    tr.total > * { border-top: 2px solid var(--edge); font-weight: 600; }
    svg { display: block; width: 100%; min-width: 640px; height: auto; }
    svg text { fill: var(--quiet); font: 11px system-ui, "DejaVu Sans", sans-serif; }
    .grid { stroke: var(--edge); stroke-width: 1; }
    .deadline { stroke: var(--text); stroke-width: 1.25; stroke-dasharray: 5 3; }
    svg text.deadline-label { fill: var(--text); font-weight: 600; }
    .interval { fill: var(--interval); } .cpu { fill: var(--cpu); } .late { fill: var(--late); }
    .rest { stroke: var(--quiet); stroke-width: 1; stroke-dasharray: 1 3; }
    .present { fill: var(--present); } .drag { fill: var(--drag); } .cancel { fill: var(--cancel); }
    .dismiss { fill: var(--dismiss); } .page { fill: var(--page); } .scroll { fill: var(--scroll); }
    .idle { fill: var(--idle); }
    svg text.on-band { fill: #000000; font-size: 10px; }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 8px 0; padding: 0;
      list-style: none; font-size: 13px; }
    .legend svg { display: inline-block; width: 12px; min-width: 0; height: 12px;
      margin-right: 6px; vertical-align: -1px; }
    .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(420px, 1fr)); gap: 20px; }
    .pair svg { min-width: 400px; }
    figure { margin: 0; }
    .hitches { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr));
      gap: 16px; align-items: start; }
    .hitches figure { background: var(--panel); border: 1px solid var(--edge); border-radius: 8px;
      overflow: hidden; }
    .hitches img { display: block; width: 100%; height: auto; border-bottom: 1px solid var(--edge); }
    .hitches figcaption { padding: 8px 12px; font-size: 13.5px; }
    .hitches figcaption b { display: block; color: var(--text); font-size: 17px; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 18px; margin: 8px 0; }
    dt { color: var(--quiet); } dd { margin: 0; }
    li { max-width: 78ch; margin: 3px 0; }
    @media (max-width: 560px) { main { padding: 16px 14px 48px; } .pair { display: block; } }
    """
}
