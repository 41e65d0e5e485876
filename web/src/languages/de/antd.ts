import antdLocale from 'antd/locale/de_DE'
import 'dayjs/locale/de'

export { antdLocale }
