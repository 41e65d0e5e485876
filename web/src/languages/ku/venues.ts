export const translations = {
  picker: 'شوێن',
  all: 'هەموو شوێنەکان',
  searching: 'دەگەڕێت …',
  noneFound: 'هیچ شوێنێک نەدۆزرایەوە.',
  more_one: '{{shown}} شوێنی تر. بەشێک لە ناوەکەی بنووسە.',
  more_other: '{{shown}} شوێنی تر. بەشێک لە ناوەکەی بنووسە.',
}
