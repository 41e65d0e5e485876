export const translations = {
  sounds: { posFailed: 'طلب لم يصل إلى نقطة البيع' },
  screens: { pos: 'نقطة البيع' },
  help: { pos: 'عناوين نقطة البيع وأرقام الدفع والإرسال التلقائي.' },
}
