/** The texts of payment pages, by language. */
export const payPageTranslations = {
  en: {
    pay: 'Pay',
    decline: 'Don’t pay',
    demo: 'This is a demo. You won’t be charged.',
    paid: 'Paid. Thank you.',
    seen: 'The staff can see your payment.',
    failed: 'Nothing was paid.',
    over: 'This payment has expired. Start again.',
    alreadyPaid: 'This is already paid. There’s nothing left to pay.',
    changed: 'The amount due has changed. Start again.',
    orderCancelled: 'The order was cancelled. There’s nothing to pay.',
    tooMuch:
      'The order changed or was paid while you were paying. If you overpaid, the staff will refund the difference.',
    done: 'Thank you. Your payment is being processed.',
    cancelled: 'Nothing was paid. Try again, or ask the staff.',
  },
  ar: {
    pay: 'ادفع',
    decline: 'لا أدفع',
    demo: 'هذا عرض تجريبي: لا يُؤخذ أي مال.',
    paid: 'تم الدفع. شكرًا لك!',
    seen: 'يراه الموظفون الآن.',
    failed: 'لم يُدفع شيء.',
    over: 'انتهت هذه الدفعة. ابدأ أخرى من فضلك.',
    alreadyPaid: 'هذا مدفوع بالفعل. لا شيء آخر للدفع هنا.',
    changed: 'تغيّر المبلغ المستحق. ابدأ من جديد من فضلك.',
    orderCancelled: 'أُلغي الطلب. لا شيء للدفع.',
    tooMuch: 'تغيّر الطلب أو سُدّد في هذه الأثناء. إن دفعت أكثر من المستحق ردّ الموظفون الفرق.',
    done: 'شكرًا لك! دفعتك في الطريق.',
    cancelled: 'لم يُدفع شيء. يمكنك البدء من جديد، أو اسأل الموظفين.',
  },
} as const

export type PayPageLanguage = keyof typeof payPageTranslations
