/** Where all payment alerts are, and whose count stands in the menu. */
export const alertsAddress = '/payments/alerts'
