import antdLocale from 'antd/locale/fr_FR'
import 'dayjs/locale/fr'

export { antdLocale }
