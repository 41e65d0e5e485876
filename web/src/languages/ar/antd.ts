// The other file of this locale is a module of CommonJS, which the build wraps in an object.
import arabic from 'antd/es/locale/ar_EG'
import type { Locale } from 'antd/es/locale'
import 'dayjs/locale/ar'

const { shortWeekDays: _, ...picker } = arabic.DatePicker!.lang

/** Ant Design's weekdays are whole words, wider than a day; without them, calendars take the letters of dayjs. */
export const antdLocale: Locale = { ...arabic, DatePicker: { ...arabic.DatePicker!, lang: picker } }
