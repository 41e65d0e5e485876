import antdLocale from 'antd/locale/it_IT'
import 'dayjs/locale/it'

export { antdLocale }
