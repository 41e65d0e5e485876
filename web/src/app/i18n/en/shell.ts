import { words as auth } from '#features/auth/auth.menu.words.en.ts'
import { words as jobs } from '#features/jobs/jobs.menu.words.en.ts'
import { words as menuBulk } from '#features/menus/bulk/menu-bulk.menu.words.en.ts'
import { words as menuItems } from '#features/menus/items/menu-items.menu.words.en.ts'
import { words as menus } from '#features/menus/menus.menu.words.en.ts'
import { words as presets } from '#features/menus/presets/presets.menu.words.en.ts'
import { words as notifications } from '#features/notifications/notifications.menu.words.en.ts'
import { words as allergies } from '#features/orders/allergies/allergies.menu.words.en.ts'
import { words as bill } from '#features/orders/bill/bill.menu.words.en.ts'
import { words as finance } from '#features/orders/finance/finance.menu.words.en.ts'
import { words as orders } from '#features/orders/orders.menu.words.en.ts'
import { words as receipts } from '#features/receipts/receipts.menu.words.en.ts'
import { words as payments } from '#features/payments/payments.menu.words.en.ts'
import { words as pos } from '#features/pos/pos.menu.words.en.ts'
import { words as printers } from '#features/printers/printers.menu.words.en.ts'
import { words as push } from '#features/push/push.menu.words.en.ts'
import { words as requests } from '#features/requests/requests.menu.words.en.ts'
import { words as tables } from '#features/tables/tables.menu.words.en.ts'
import { words as trays } from '#features/trays/trays.menu.words.en.ts'

export const words = {
  skipToContent: 'Skip to content',
  mainMenu: 'Main menu',
  menu: 'Menu',
  openMenu: 'Open menu',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  allVenues: 'All venues',
  sections: { service: 'Service', setup: 'Menu Setup', administration: 'Administration' },
  menuCount_one: '{{shown}} new',
  menuCount_other: '{{shown}} new',
  settings: 'Settings',
  logout: 'Log out',
  logoutQuestion: 'Are you sure you want to logout?',
  reload: 'Reload',
  back: 'Back',
  account: 'Account',
  support: 'Need help? Tell your Brigade administrator.',
  turnSoundOn: 'Turn sound on',
  soundIsOff: 'This browser keeps alerts silent until you allow them.',
  silence: 'Silence 2 min',
  silenceHint: 'Keep alerts silent for two minutes. They still pop up.',
  silentUntil: 'Silent until {{time}}',
  endSilence: 'Turn sound on again',
  connection: {
    offline: 'Offline: showing the last known state. Reconnecting…',
    connecting: 'Connecting…',
    polled: 'Live updates do not get through: lists are refreshed every {{seconds}} seconds.',
    short: { offline: 'Offline', connecting: 'Connecting…', polled: 'Refreshed every {{seconds}} s' },
  },
  warning: {
    title: 'Please read carefully',
    share: 'Do not share your sign-in with anybody.',
    responsible: 'You are responsible for every action made with your account.',
    monitored: 'The address of this device is monitored.',
    more: 'More',
    less: 'Less',
    close: 'Close for 3 days',
  },
  download: {
    label: 'Download App',
    computer: 'On a computer: press the install sign in the address bar of Chrome or Edge.',
    android: 'On Android: open the browser’s menu and choose “Install app”.',
    apple: 'On iPhone and iPad: press Share in Safari and choose “Add to Home Screen”.',
  },
  reloaded: {
    title: 'Page Reloaded!',
    text: 'The connection was lost or Brigade was updated, so this page was loaded again. You see the current state.',
    continue: 'Continue',
  },
  network: {
    title: 'Network Test',
    intro: 'Run the test 3-4 times. Jitter under 20 ms is acceptable; above 30 ms signals problems.',
    start: 'Start the test',
    again: 'Test again',
    running: 'Measuring {{done}} of {{total}}…',
    jitter: 'Jitter',
    latency: 'Answer time',
    lost: 'Lost',
    milliseconds: '{{value}} ms',
    good: 'Acceptable',
    fair: 'Borderline',
    bad: 'Problems likely',
    noLine: 'There is no live connection to measure. Wait until it is back, then test again.',
    external: 'Test the internet connection at speed.cloudflare.com',
    share: 'Please share screenshots of the results with support.',
  },
  form: {
    save: 'Save',
    saveAgain: 'Save again',
    saveAsNew: 'Save as a new one',
    cancel: 'Cancel',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you typed here would be lost.',
    discard: 'Discard changes',
    keepEditing: 'Keep editing',
    restored: 'What you typed before the page was reloaded is here.',
    startOver: 'Start over',
    gone: 'Somebody deleted this record meanwhile. What you typed is still here and can be saved as a new one.',
    on: 'on',
    off: 'off',
    nothing: '(empty)',
    whichNumber: 'Which number is meant?',
    moreLanguages: 'More languages',
    conflict: {
      label: 'Changed by somebody else',
      somebody: 'Somebody',
      title: '{{who}} changed this record in the meantime.',
      at: '{{who}} changed this record at {{time}}.',
      kept: 'What you typed is kept. Look at the changes, then save again.',
      choose: 'You both changed these. Choose, then save again; what you typed is kept until then.',
      mine: 'Yours:',
      theirs: 'By {{who}}:',
    },
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    show: 'Show keyboard shortcuts',
    switch: 'They can be switched off in Settings.',
  },
} as const

/** What the menu and the headers say of features: they need not fetch all words of each. */
export const menuWords = {
  auth,
  jobs,
  menus,
  menuItems,
  menuBulk,
  presets,
  notifications,
  orders,
  allergies,
  bill,
  finance,
  receipts,
  payments,
  pos,
  printers,
  push,
  requests,
  tables,
  trays,
}

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    shell: typeof words
  }
}
