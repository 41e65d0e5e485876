/** What guests read on the pages of a payment, by language. */
export const payPageWords = {
  en: {
    pay: 'Pay',
    decline: 'Do not pay',
    demo: 'This is a demo: no money is taken.',
    paid: 'Paid. Thank you!',
    seen: 'The staff see it now.',
    failed: 'Nothing was paid.',
    over: 'This payment is over. Please begin another.',
    alreadyPaid: 'This is already paid. There is nothing more to pay here.',
    changed: 'What is to be paid has changed. Please begin again.',
    orderCancelled: 'The order was cancelled. There is nothing to pay.',
    tooMuch: 'The order changed or was paid in the meantime. If you paid too much, the staff refund the difference.',
    done: 'Thank you! Your payment is on its way.',
    cancelled: 'Nothing was paid. You can begin again, or ask the staff.',
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

export type PayPageLanguage = keyof typeof payPageWords
