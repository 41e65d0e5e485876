export const translations = {
  screens: {
    list: 'هۆتێلەکان',
    create: 'شوێنی نوێ',
    venue: 'شوێن',
  },
}
