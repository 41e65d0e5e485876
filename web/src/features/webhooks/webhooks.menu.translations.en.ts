/** Translations of the names of the screens in menus and narrow headers, and of the line over all screens. */
export const translations = {
  screens: { webhooks: 'Webhooks', log: 'Deliveries' },
  help: {
    webhooks:
      'Addresses of other systems that receive orders, requests, payments and menu changes when they happen, with a log.',
  },
  line: {
    title: 'Paused webhooks',
    paused_one: 'The webhook {{name}} failed for days and is paused.',
    paused_other: '{{count}} webhooks failed and are paused.',
    gone: 'The address of the webhook {{name}} is gone, so it is paused.',
    full: 'Too many messages wait for the webhook {{name}}, so it is paused.',
    show: 'Show',
  },
} as const
