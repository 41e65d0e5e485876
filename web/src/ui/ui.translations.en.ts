export const translations = {
  tryAgain: 'Try again',
  moreActs: 'More actions',
  goBack: 'Go back',
  close: 'Close',
  clearSearch: 'Clear search',
  compact: 'Compact',
  filters: { label: 'Filters', folded: 'Filters ({{shown}})' },
  loading: 'Loading…',
  timeOfDay: 'Time of day',
  waitsForLine: 'You’re offline. This will load when you reconnect.',
  exported: 'Saved as {{file}}',
  pages: { label: 'Pages', prev: 'Previous page', next: 'Next page', page: 'Page {{page}}' },
  sheet: {
    leadsTo: 'The codes open {{address}}.',
    ofThisDevice:
      'These codes open {{address}}, which phones can’t reach. Before you print them, ask whoever runs the server to set its public address, or open this page at the address that phones use.',
  },
  report: {
    from: 'First day',
    to: 'Last day',
    download: 'Download report',
    problems: {
      tooEarly: 'Reports start on {{day}}. Showing the default dates.',
      backwards: 'This link’s last day is before its first. Showing the default dates.',
      noDays: 'This link has no valid dates. Showing the default dates.',
      tooMany: 'Choose at most {{limit}} days. Showing the last {{limit}}.',
    },
  },
  home: 'Back to home',
  guestAt: 'Guest at {{table}}',
  popups: {
    label: 'Pop-ups',
    all_one: '{{count}} waiting',
    all_other: '{{count}} waiting',
    more: '+{{count}}',
    others_one: '{{count}} more',
    others_other: '{{count}} more',
    close: 'Close Popup',
    closeAll: 'Close all',
    showAll: 'Show all',
    showWhole: 'Show details',
    rest_one: '{{count}} more waiting',
    rest_other: '{{count}} more waiting',
  },
  errors: {
    noAnswer: 'No response from the server. Check the connection and try again.',
    actUnanswered: 'No response from the server. Check whether this was done before you try again.',
    unanswered:
      'No response. We couldn’t confirm this was saved. Keep this open – we’ll retry when you’re online. It won’t be done twice.',
    requestId: 'Reference {{id}}',
    unknown: 'This doesn’t exist. It may have been deleted.',
    notFound: 'This page could not be found',
    notFoundText: 'The address may be wrong, or the page has moved.',
    forbidden: 'You can’t open “{{screen}}” with this account.',
    forbiddenPage: 'You can’t open that page with this account.',
    broken: 'This screen couldn’t load',
    brokenText: 'Try again – saved work is safe.',
    reload: 'Reload page',
    triesAgain: 'Retrying automatically…',
    reloadsOnceAnswered: 'The server isn’t responding. The page will load when it does.',
  },
} as const

declare module '#kit/i18n/translation-keys.ts' {
  interface Catalogues {
    ui: typeof translations
  }
}
