export const contactReport = {
  sheet: 'جهات الاتصال',
  columns: {
    address: 'البريد الإلكتروني',
    name: 'الاسم',
    language: 'اللغة',
    state: 'الحالة',
    consentAt: 'وقت الموافقة',
    consentSource: 'مصدر الموافقة',
    consentNote: 'طريقة الموافقة',
    consentBy: 'سجّلها',
    withdrawnAt: 'وقت إلغاء الاشتراك',
  },
  states: { agreed: 'مشترك', withdrawn: 'ألغى الاشتراك', bounced: 'مرتد', unconfirmed: 'غير مؤكد' },
  sources: { staff: 'الموظفون', import: 'استيراد', guest: 'الضيف' },
}
