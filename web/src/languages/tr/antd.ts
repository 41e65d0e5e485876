import antdLocale from 'antd/locale/tr_TR'
import 'dayjs/locale/tr'

export { antdLocale }
