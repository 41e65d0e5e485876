import { words as menuWords } from '#features/requests/requests.menu.words.en.ts'

export const words = {
  ...menuWords,
  popups: {
    label: 'Requests',
    more_one: '{{count}} more request waits',
    more_other: '{{count}} more requests wait',
    all_one: '{{count}} request waits',
    all_other: '{{count}} requests wait',
    view: 'View',
    take: 'I’ll take it',
    title: {
      kitchen: 'Kitchen Request',
      orderCancellation: 'Order Cancellation',
      card: 'Guest Notification',
      cash: 'Guest Notification',
      online: 'Guest Notification',
      bill: 'Guest Notification',
    },
    text: {
      kitchen: 'order #{{orderId}} for {{table}} is ready in Kitchen!',
      orderCancellation: '{{table}} asks to cancel order #{{orderId}}.',
      card: '{{table}} wants to pay by card: bring the card machine.',
      cash: '{{table}} wants to pay in cash.',
      online: '{{table}} wants to pay online.',
      bill: '{{table}} asks for the bill.',
    },
  },
} as const

declare module '#kit/word-keys.ts' {
  interface Catalogues {
    requests: typeof words
  }
}
