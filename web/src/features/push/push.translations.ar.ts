import { translations as menuTranslations } from '#features/push/push.menu.translations.ar.ts'

export const translations = {
  ...menuTranslations,
  jobs: { sendPush: 'إشعار هاتف' },
  title: 'إشعارات الهواتف',
  states: {
    unsupported: 'لا يدعم هذا المتصفح إشعارات الهواتف. على iPhone أو iPad، أضف Brigade إلى الشاشة الرئيسية أولًا.',
    denied: 'محظورة في هذا المتصفح. اسمح بالإشعارات من إعدادات المتصفح لهذا الموقع.',
    off: 'تلقَّ إشعارات بالطلبات غير المقبولة وBrigade مغلق. ويتلقى المديرون طلبات الخدمة المتأخرة أيضًا.',
    on: 'الإشعارات مفعّلة ما دمت مسجّل الدخول على هذا الجهاز.',
  },
  agree: 'تفعيل',
  end: 'إيقاف',
  test: 'إرسال تجربة',
  testSent: 'أُرسل إشعار تجريبي.',
  notAgreed: 'تعذّر تفعيل إشعارات الهواتف. حاول مرة أخرى أو استخدم متصفحًا آخر.',
  times: {
    edit: 'تعديل',
    hint: 'تُرسل وBrigade مغلق. يفعّلها كل موظف في هاتفه من الإعدادات.',
    list: 'إشعارات الهواتف',
    what: 'الحدث',
    who: 'المستلمون',
    after: 'متى',
    notices: { newOrder: 'طلب غير مقبول', overdueRequest: 'طلب خدمة بلا متولٍّ' },
    told: { newOrder: 'المديرون ومتلقو الطلبات', overdueRequest: 'المديرون' },
    whenOverdue: 'عند التأخر',
    field: 'الإشعار بالطلبات الجديدة بعد',
    unit: 'دقيقة',
    from: 'يسري التعديل فورًا، على الطلبات المنتظرة أيضًا.',
    saved: 'حُفظت إعدادات إشعارات الهواتف.',
  },
} as const
