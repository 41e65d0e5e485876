export const words = {
  tryAgain: 'Try again',
  goBack: 'Go back',
  close: 'Close',
  clearSearch: 'Clear the search',
  loading: 'Loading…',
  waitsForLine: 'Offline. What you opened comes when the line is back.',
  exported: 'Saved as {{file}}',
  pages: { label: 'Pages', prev: 'Previous page', next: 'Next page', page: 'Page {{page}}' },
  sheet: {
    leadsTo: 'The codes lead to {{address}}.',
    ofThisDevice:
      'These codes lead to {{address}}, which no phone can open. Before you print them, have PUBLIC_URL set at the server, or open this page at the address that phones use.',
  },
  report: {
    from: 'First day',
    to: 'Last day',
    download: 'Download report',
    problems: {
      tooEarly: 'This link asks for days before {{day}}, of which there are no reports. The usual days are shown.',
      backwards: 'The days of this link end before they begin. The usual days are shown.',
      noDays: 'This link names no days up to today. The usual days are shown.',
    },
  },
  home: 'Back to the start',
  guestAt: 'Guest at {{table}}',
  popups: {
    label: 'Pop-ups',
    all_one: '{{count}} pop-up',
    all_other: '{{count}} pop-ups',
    more: '+{{count}}',
    close: 'Close Popup',
    closeAll: 'Close all pop-ups',
    showAll: 'Show all',
    showWhole: 'Show the whole pop-up',
    rest_one: '{{count}} more pop-up',
    rest_other: '{{count}} more pop-ups',
  },
  errors: {
    noAnswer: 'The server did not answer. Check the connection and try again.',
    actUnanswered: 'The server did not answer. Check whether this was done before you try again.',
    unanswered:
      'The server did not answer, so nobody knows yet whether this was done. As long as this stays open, it is asked again when the line is back. Nothing is done twice.',
    requestId: 'Reference {{id}}',
    notFound: 'This page could not be found',
    notFoundText: 'The address may be mistyped, or the page has moved.',
    forbidden: 'You can’t open “{{screen}}” with this account.',
    forbiddenPage: 'You can’t open that page with this account.',
    broken: 'Something went wrong',
    brokenText: 'The screen could not be drawn. Trying again often helps; nothing that was saved is lost.',
    reload: 'Reload the page',
    triesAgain: 'It is tried again by itself.',
    reloadsOnceAnswered: 'The server does not answer. The page is loaded as soon as it does.',
  },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    ui: typeof words
  }
}
