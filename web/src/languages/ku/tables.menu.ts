export const translations = {
  screens: {
    floor: 'مێزەکان',
    floorInMenu: 'بەڕێوەبردنی مێز/ژوور',
    setUp: 'ڕێکخستنی مێز',
    setUpInMenu: 'مێز / ژوور',
    sort: 'ڕیزکردنی مێز',
    room: '{{name}}',
    codeSheet: 'کۆدی مێز و ژوورەکان',
  },
  help: {
    setUp: 'ناو، بەش و ژمارەی کورسیی مێز یان ژوورەکان.',
  },
}
