import { words as auth } from '#features/auth/auth.menu.words.ar.ts'
import { words as jobs } from '#features/jobs/jobs.menu.words.ar.ts'
import { words as menuBulk } from '#features/menus/bulk/menu-bulk.menu.words.ar.ts'
import { words as menuItems } from '#features/menus/items/menu-items.menu.words.ar.ts'
import { words as menus } from '#features/menus/menus.menu.words.ar.ts'
import { words as presets } from '#features/menus/presets/presets.menu.words.ar.ts'
import { words as notifications } from '#features/notifications/notifications.menu.words.ar.ts'
import { words as allergies } from '#features/orders/allergies/allergies.menu.words.ar.ts'
import { words as bill } from '#features/orders/bill/bill.menu.words.ar.ts'
import { words as finance } from '#features/orders/finance/finance.menu.words.ar.ts'
import { words as orders } from '#features/orders/orders.menu.words.ar.ts'
import { words as receipts } from '#features/receipts/receipts.menu.words.ar.ts'
import { words as payments } from '#features/payments/payments.menu.words.ar.ts'
import { words as pos } from '#features/pos/pos.menu.words.ar.ts'
import { words as printers } from '#features/printers/printers.menu.words.ar.ts'
import { words as push } from '#features/push/push.menu.words.ar.ts'
import { words as requests } from '#features/requests/requests.menu.words.ar.ts'
import { words as tables } from '#features/tables/tables.menu.words.ar.ts'
import { words as trays } from '#features/trays/trays.menu.words.ar.ts'

export const words = {
  skipToContent: 'الانتقال إلى المحتوى',
  mainMenu: 'القائمة الرئيسية',
  menu: 'القائمة',
  openMenu: 'فتح القائمة',
  collapseMenu: 'طيّ القائمة',
  expandMenu: 'توسيع القائمة',
  allVenues: 'جميع المنشآت',
  sections: { service: 'الخدمة', setup: 'إعداد القائمة', administration: 'الإدارة' },
  menuCount_zero: 'لا جديد',
  menuCount_one: 'جديد واحد',
  menuCount_two: 'جديدان',
  menuCount_few: '{{shown}} جديدة',
  menuCount_many: '{{shown}} جديدًا',
  menuCount_other: '{{shown}} جديد',
  settings: 'الإعدادات',
  logout: 'تسجيل الخروج',
  logoutQuestion: 'هل تريد بالتأكيد تسجيل الخروج؟',
  reload: 'إعادة التحميل',
  back: 'رجوع',
  account: 'الحساب',
  support: 'هل تحتاج إلى مساعدة؟ أخبر مسؤول Brigade.',
  turnSoundOn: 'تشغيل الصوت',
  soundIsOff: 'يُبقي هذا المتصفح التنبيهات صامتة إلى أن تسمح بها.',
  silence: 'صمت دقيقتين',
  silenceHint: 'إسكات التنبيهات دقيقتين. تظل تظهر على الشاشة.',
  silentUntil: 'صامت حتى {{time}}',
  endSilence: 'إعادة تشغيل الصوت',
  connection: {
    offline: 'غير متصل: تُعرض آخر حالة معروفة. جارٍ إعادة الاتصال…',
    connecting: 'جارٍ الاتصال…',
    polled: 'التحديثات المباشرة لا تصل: تُحدَّث القوائم كل {{seconds}} ثوانٍ.',
    short: { offline: 'غير متصل', connecting: 'جارٍ الاتصال…', polled: 'تُحدَّث كل {{seconds}} ث' },
  },
  warning: {
    title: 'يرجى القراءة بعناية',
    share: 'لا تشارك بيانات دخولك مع أي شخص.',
    responsible: 'أنت مسؤول عن كل إجراء يتم بحسابك.',
    monitored: 'عنوان هذا الجهاز خاضع للمراقبة.',
    more: 'المزيد',
    less: 'أقل',
    close: 'إغلاق لمدة 3 أيام',
  },
  download: {
    label: 'تنزيل التطبيق',
    computer: 'على الحاسوب: اضغط علامة التثبيت في شريط العنوان في Chrome أو Edge.',
    android: 'على أندرويد: افتح قائمة المتصفح واختر «تثبيت التطبيق».',
    apple: 'على iPhone وiPad: اضغط «مشاركة» في Safari واختر «إضافة إلى الشاشة الرئيسية».',
  },
  reloaded: {
    title: 'أُعيد تحميل الصفحة!',
    text: 'انقطع الاتصال أو جرى تحديث Brigade، فأُعيد تحميل هذه الصفحة. ما تراه هو الحالة الحالية.',
    continue: 'متابعة',
  },
  network: {
    title: 'اختبار الشبكة',
    intro: 'شغّل الاختبار 3-4 مرات. التذبذب الأقل من 20 مللي ثانية مقبول، وما يزيد على 30 مللي ثانية يدل على مشكلات.',
    start: 'بدء الاختبار',
    again: 'إعادة الاختبار',
    running: 'جارٍ القياس {{done}} من {{total}}…',
    jitter: 'التذبذب',
    latency: 'زمن الاستجابة',
    lost: 'المفقود',
    milliseconds: '{{value}} مللي ثانية',
    good: 'مقبول',
    fair: 'على الحد',
    bad: 'مشكلات محتملة',
    noLine: 'لا يوجد اتصال مباشر لقياسه. انتظر حتى يعود ثم أعد الاختبار.',
    external: 'اختبر اتصال الإنترنت على speed.cloudflare.com',
    share: 'يرجى مشاركة لقطات شاشة للنتائج مع الدعم.',
  },
  form: {
    save: 'حفظ',
    saveAgain: 'حفظ من جديد',
    saveAsNew: 'حفظ كسجل جديد',
    cancel: 'إلغاء',
    leaveTitle: 'المغادرة دون حفظ؟',
    leaveText: 'سيضيع ما كتبته هنا.',
    discard: 'تجاهل التغييرات',
    keepEditing: 'متابعة التحرير',
    restored: 'ما كتبته قبل إعادة تحميل الصفحة موجود هنا.',
    startOver: 'البدء من جديد',
    gone: 'حذف شخص آخر هذا السجل في هذه الأثناء. ما كتبته ما زال هنا ويمكن حفظه كسجل جديد.',
    on: 'مفعّل',
    off: 'متوقف',
    nothing: '(فارغ)',
    whichNumber: 'أي عدد تقصد؟',
    moreLanguages: 'لغات أخرى',
    conflict: {
      label: 'غيّره شخص آخر',
      somebody: 'شخص ما',
      title: 'غيّر {{who}} هذا السجل في هذه الأثناء.',
      at: 'غيّر {{who}} هذا السجل في {{time}}.',
      kept: 'ما كتبته محفوظ. اطّلع على التغييرات ثم احفظ من جديد.',
      choose: 'كلاكما غيّر هذه الحقول. اختر ثم احفظ من جديد؛ وما كتبته محفوظ حتى ذلك الحين.',
      mine: 'قيمتك:',
      theirs: 'قيمة {{who}}:',
    },
  },
  shortcuts: {
    title: 'اختصارات لوحة المفاتيح',
    show: 'عرض اختصارات لوحة المفاتيح',
    switch: 'يمكن إيقافها في الإعدادات.',
  },
}

/** What the menu and the headers say of features: they need not fetch all words of each. */
export const menuWords = {
  auth,
  jobs,
  menus,
  menuItems,
  menuBulk,
  presets,
  notifications,
  orders,
  allergies,
  bill,
  finance,
  receipts,
  payments,
  pos,
  printers,
  push,
  requests,
  tables,
  trays,
}
