import { words as menuWords } from '#features/requests/requests.menu.words.ar.ts'

export const words = {
  ...menuWords,
  popups: {
    label: 'الطلبات الواردة',
    more_zero: 'لا طلبات أخرى بالانتظار',
    more_one: 'طلب واحد آخر بالانتظار',
    more_two: 'طلبان آخران بالانتظار',
    more_few: '{{count}} طلبات أخرى بالانتظار',
    more_many: '{{count}} طلبًا آخر بالانتظار',
    more_other: '{{count}} طلب آخر بالانتظار',
    all_zero: 'لا طلبات واردة بالانتظار',
    all_one: 'طلب وارد واحد بالانتظار',
    all_two: 'طلبان واردان بالانتظار',
    all_few: '{{count}} طلبات واردة بالانتظار',
    all_many: '{{count}} طلبًا واردًا بالانتظار',
    all_other: '{{count}} طلب وارد بالانتظار',
    view: 'عرض',
    take: 'سأتولّاه',
    title: {
      kitchen: 'نداء المطبخ',
      orderCancellation: 'إلغاء طلب',
      card: 'إشعار ضيف',
      cash: 'إشعار ضيف',
      online: 'إشعار ضيف',
      bill: 'إشعار ضيف',
    },
    text: {
      kitchen: 'الطلب \u2066#{{orderId}}\u2069 إلى {{table}} جاهز في المطبخ!',
      card: 'يريد ضيف {{table}} الدفع بالبطاقة: أحضر جهاز البطاقة.',
      cash: 'يريد ضيف {{table}} الدفع نقدًا.',
      online: 'يريد ضيف {{table}} الدفع إلكترونيًا.',
      bill: 'يطلب ضيف {{table}} الفاتورة.',
      orderCancellation: 'يطلب ضيف {{table}} إلغاء الطلب \u2066#{{orderId}}\u2069.',
    },
  },
}
