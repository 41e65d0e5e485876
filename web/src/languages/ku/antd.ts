import type { Locale } from 'antd/es/locale'
import en from 'antd/locale/en_GB'
import dayjs from 'dayjs'
import ku from 'dayjs/locale/ku'
import { ownFormats } from './own-formats.ts'

const months = [...ownFormats.months]
dayjs.locale({ ...ku, months, monthsShort: months }, undefined, true)

const picker = {
  ...en.DatePicker!.lang,
  locale: 'ku',
  placeholder: 'ڕێکەوت هەڵبژێرە',
  yearPlaceholder: 'ساڵ هەڵبژێرە',
  monthPlaceholder: 'مانگ هەڵبژێرە',
  weekPlaceholder: 'هەفتە هەڵبژێرە',
  rangePlaceholder: ['یەکەم ڕۆژ', 'دوا ڕۆژ'] satisfies [string, string],
  today: 'ئەمڕۆ',
  now: 'ئێستا',
  backToToday: 'گەڕانەوە بۆ ئەمڕۆ',
  ok: 'باشە',
  clear: 'سڕینەوە',
  week: 'هەفتە',
  month: 'مانگ',
  year: 'ساڵ',
  timeSelect: 'کات هەڵبژێرە',
  dateSelect: 'ڕێکەوت هەڵبژێرە',
  weekSelect: 'هەفتە هەڵبژێرە',
  monthSelect: 'مانگ هەڵبژێرە',
  yearSelect: 'ساڵ هەڵبژێرە',
  decadeSelect: 'دەیە هەڵبژێرە',
  previousMonth: 'مانگی پێشوو',
  nextMonth: 'مانگی داهاتوو',
  previousYear: 'ساڵی پێشوو',
  nextYear: 'ساڵی داهاتوو',
  previousDecade: 'دەیەی پێشوو',
  nextDecade: 'دەیەی داهاتوو',
  previousCentury: 'سەدەی پێشوو',
  nextCentury: 'سەدەی داهاتوو',
}
const times = { placeholder: 'کات هەڵبژێرە', rangePlaceholder: ['سەرەتا', 'کۆتایی'] satisfies [string, string] }

/** Ant Design has no Sorani; these are the words that the screens of Brigade use. */
export const antdLocale: Locale = {
  ...en,
  locale: 'ku',
  DatePicker: { lang: picker, timePickerLocale: times },
  TimePicker: times,
  Pagination: {
    items_per_page: '/ لاپەڕە',
    jump_to: 'بڕۆ بۆ',
    jump_to_confirm: 'باشە',
    page: 'لاپەڕە',
    prev_page: 'لاپەڕەی پێشوو',
    next_page: 'لاپەڕەی داهاتوو',
    prev_5: '5 لاپەڕەی پێشوو',
    next_5: '5 لاپەڕەی داهاتوو',
    prev_3: '3 لاپەڕەی پێشوو',
    next_3: '3 لاپەڕەی داهاتوو',
    page_size: 'قەبارەی لاپەڕە',
  },
  global: { placeholder: 'هەڵبژێرە', close: 'داخستن', sortable: 'ڕیزدەکرێت', show: 'پیشاندان', hide: 'شاردنەوە' },
  Modal: { okText: 'باشە', cancelText: 'پاشگەزبوونەوە', justOkText: 'باشە' },
  Popconfirm: { okText: 'باشە', cancelText: 'پاشگەزبوونەوە' },
  Upload: {
    uploading: 'بار دەکرێت…',
    removeFile: 'لابردنی فایل',
    uploadError: 'بارکردن سەرکەوتوو نەبوو',
    previewFile: 'بینینی فایل',
    downloadFile: 'داگرتنی فایل',
  },
  Empty: { description: 'هیچ داتایەک نییە' },
  Text: { edit: 'دەستکاری', copy: 'لەبەرگرتنەوە', copied: 'لەبەرگیرایەوە', expand: 'کردنەوە', collapse: 'داخستنەوە' },
  QRCode: { expired: 'کۆدی QR بەسەرچووە', refresh: 'نوێکردنەوە', scanned: 'سکان کرا' },
}
