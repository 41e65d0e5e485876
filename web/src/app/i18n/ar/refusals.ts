import type { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { OrderErrorCode } from '@brigade/domain/orders/orders.errors.ts'
import type { passphraseErrors } from '@brigade/domain/passphrases/passphrases.errors.ts'

/** What the server says in English, by the reason that it gives for programs. */
export const words = {
  signedOut: 'انتهت جلستك. سجّل الدخول من جديد.',
  wrongCredentials: 'البريد الإلكتروني وكلمة المرور غير متطابقين.',
  wrongCurrentPassword: 'هذه ليست كلمة مرورك الحالية.',
  sameNewPassword: 'كلمة المرور الجديدة هي نفسها الحالية.',
  emailMissing: 'البريد الإلكتروني مطلوب.',
  passwordMissing: 'كلمة المرور مطلوبة.',
  tokenMissing: 'رمز الدخول مطلوب.',
  wrongPassphrase: 'عبارة المرور خاطئة!',
  passphraseNeeded: 'يتطلب هذا عبارة مرور المنشأة.',
  passphraseNotSet: 'لم تُحدَّد عبارة مرور لهذا في المنشأة بعد. يمكن للمسؤول تحديدها.',

  tableMissing: 'يرجى اختيار طاولة!',
  tableUnknown: 'لا توجد هذه الطاولة في هذه المنشأة.',
  tableInactive: 'لا تُستقبل طلبات لهذه الطاولة.',
  venueClosed: 'لا تستقبل هذه المنشأة طلبات في الوقت الحالي.',
  itemUnknown: 'هذا الصنف ليس في قائمة هذه المنشأة.',
  itemInactive: 'هذا الصنف غير متاح.',
  itemNotNow: 'هذا الصنف غير متاح في هذا اليوم وهذه الساعة.',
  itemSoldOut: 'نفد هذا الصنف.',
  sideUnknown: 'هذه الإضافة لا تخص الصنف.',
  sideTwice: 'هذه الإضافة مذكورة مرتين.',
  sideQuantity: 'يجب أن تكون كمية الإضافة بين حدّيها الأدنى والأقصى.',
  sideSoldOut: 'نفدت هذه الإضافة.',
  optionUnknown: 'هذا الخيار لا يخص الصنف.',
  optionTwice: 'يمكن اختيار خيار واحد فقط من كل مجموعة.',
  optionMissing: 'اختر كل الخيارات',
  optionSoldOut: 'نفد هذا الخيار.',
  emptyCart: 'لا يمكن إرسال طلب بلا أصناف.',
  totalNotPositive: 'لا يمكن تقديم طلب إجماليه أقل من 0.',
  amountTooLarge: 'هذا المبلغ أكبر مما يمكن.',
  totalsDiffer: 'تختلف المجاميع عن أسعار المنشأة.',
  staleVersion: 'عدّل شخص آخر هذا الطلب في هذه الأثناء.',
  versionMissing: 'يلزم رقم نسخة الطلب الذي عُدّلت منه السلة.',
  statusMoved: 'سبقك شخص آخر: لم تعد الحالة كما كانت.',
  statusAndCart: 'غيّر الحالة أو السلة، لا كلتيهما معًا.',
  mergeTarget: 'لا يُدمج الطلب إلا في طلب مفتوح آخر على الطاولة نفسها.',
  mergePaid: 'لا يمكن دمج طلب دُفع إلكترونيًا.',
  mergeTooLong: 'لا يتّسع الطلب الآخر لهذه الأصناف أيضًا.',
  statusNotSettable: 'لا يمكن ضبط الطلب على هذه الحالة.',
  orderUnknown: 'لا يوجد هذا الطلب.',
  keyTaken: 'أُرسل طلب آخر بهذا المفتاح. حاول مرة أخرى.',
  tooManyDecimals: 'لهذا المبلغ منازل عشرية أكثر مما للعملة.',

  importUndone: 'تم التراجع عن هذا الاستيراد من قبل.',
  importNotLast: 'لا يمكن التراجع إلا عن آخر استيراد.',
  importTouched: 'تغيّر شيء من هذا الاستيراد بعد ذلك.',

  otherVenue: 'هذه ليست منشأتك.',
  permission: 'لا يسمح لك دورك بهذا.',
  unknownId: 'لا يوجد هذا السجل.',
  validation: 'حقول غير صحيحة: {{fields}}',
  tooLarge: 'ما أُرسل أكبر مما يمكن.',
  tooManyTries: 'محاولات خاطئة كثيرة. حاول مجددًا بعد {{retryAfter}} ث.',
  // Without a reason: a gateway in between, or a fault of the server.
  unavailable: 'الخادم غير متاح في الوقت الحالي.',
  'general-error': 'حدث خطأ في الخادم. حاول مرة أخرى.',
} satisfies Record<OrderErrorCode | keyof typeof authErrors | keyof typeof passphraseErrors, string> &
  Record<string, string>
