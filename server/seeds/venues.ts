import { standardSettings, type Venue } from '@brigade/domain/venues/venues.schema.ts'

const plainVenue = { ...standardSettings, activeDialogs: [] } satisfies Partial<Venue>

/** The five venues of the demo: a hotel, a restaurant, one that only prints receipts, and two smaller ones. */
export const demoVenues = [
  {
    ...plainVenue,
    id: 1,
    name: 'Harbour Hotel',
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    serviceFee: 10,
    isRestaurant: false,
    isPOSIntegrated: true,
    isCheckPos: true,
    isOnlinePayment: true,
    isDiscountedPrice: true,
    isReloadPopup: true,
    isPassphrase: true,
    biLingual: true,
    hasGerman: true,
    hasRussian: true,
    hasFrench: true,
    trayOutSettings: { ...standardSettings.trayOutSettings, enabled: true, isLinkedTrayNotificationDuration: true },
    activeDialogs: ['starter', 'mainCourse', 'side', 'dessert', 'drink'],
  },
  {
    ...plainVenue,
    id: 2,
    name: 'Olive Street Kitchen',
    currency: 'USD',
    timeZone: 'America/New_York',
    serviceFee: 4.5,
    isOnlinePayment: true,
    isDiscountedPrice: true,
    isOpenTableOption: true,
    hasItalian: true,
    hasFrench: true,
    activeDialogs: ['starter', 'mainCourse', 'dessert', 'drink'],
  },
  {
    ...plainVenue,
    id: 3,
    name: 'Citadel Coffee',
    currency: 'IQD',
    timeZone: 'Asia/Baghdad',
    isReciptPrintingOnly: true,
    biLingual: true,
    hasKurdish: true,
  },
  {
    ...plainVenue,
    id: 4,
    name: 'Jasmine House',
    currency: 'JOD',
    timeZone: 'Asia/Amman',
    serviceFee: 7.25,
    isRestaurant: false,
    biLingual: true,
    hasFrench: true,
  },
  {
    ...plainVenue,
    id: 5,
    name: 'Mbuyu Beach Terrace',
    currency: 'TSH',
    timeZone: 'Africa/Dar_es_Salaam',
    serviceFee: 5,
  },
] as const satisfies readonly Venue[]

export type DemoVenueId = (typeof demoVenues)[number]['id']
