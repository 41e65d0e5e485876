import antdLocale from 'antd/locale/ru_RU'
import 'dayjs/locale/ru'

export { antdLocale }
