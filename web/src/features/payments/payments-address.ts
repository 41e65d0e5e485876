/** The address of all payment alerts; the menu shows their count. */
export const alertsAddress = '/payments/alerts'
