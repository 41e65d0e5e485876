import antdLocale from 'antd/locale/ar_EG'
import 'dayjs/locale/ar'

export { antdLocale }
