export const words = {
  popups: {
    label: 'الطلبات الواردة',
    more_zero: 'لا طلبات أخرى بالانتظار',
    more_one: 'طلب واحد آخر بالانتظار',
    more_two: 'طلبان آخران بالانتظار',
    more_few: '{{count}} طلبات أخرى بالانتظار',
    more_many: '{{count}} طلبًا آخر بالانتظار',
    more_other: '{{count}} طلب آخر بالانتظار',
    view: 'عرض',
    take: 'سأتولّاه',
    title: { kitchen: 'نداء المطبخ', orderCancellation: 'إلغاء طلب' },
    text: {
      kitchen: 'الطلب \u2066#{{orderId}}\u2069 إلى {{table}} جاهز في المطبخ!',
      orderCancellation: 'يطلب ضيف {{table}} إلغاء الطلب \u2066#{{orderId}}\u2069.',
    },
  },
  notice: {
    title: 'إلغاء طلب',
    asked: 'طلب الضيف إلغاء هذا الطلب عند {{time}}.',
    decide: 'ألغِه، أو أغلق الطلب الوارد وتابع.',
    seen: 'اطّلع عليه {{who}}، والطلب ما زال قائمًا.',
    somebody: 'أحد الموظفين',
    resolve: 'تمت المعالجة',
  },
}
