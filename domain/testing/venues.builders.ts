import { usualLateAfterMinutes } from '../src/venues/venues.defaults.ts'
import type { Venue } from '../src/venues/venues.schema.ts'

/** A hotel in Dubai with a service fee of ten percent. */
export function aVenue(differences: Partial<Venue> = {}): Venue {
  return {
    id: 1,
    name: 'Harbour Hotel',
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    serviceFee: 10,
    canReceiveOrder: true,
    isRestaurant: false,
    isPOSIntegrated: false,
    isAutoPostingToPOS: false,
    isCheckPos: false,
    isReciptPrintingOnly: false,
    isOnlinePayment: false,
    isDiscountedPrice: true,
    isReloadPopup: false,
    isPassphrase: false,
    isPriceLocked: false,
    isOpenTableOption: false,
    biLingual: false,
    hasArabic: true,
    hasGerman: false,
    hasItalian: false,
    hasRussian: false,
    hasFrench: false,
    hasKurdish: false,
    coversAmount: 0,
    tenderMedia: { cash: '1', room: '2', card: '3', none: '4' },
    integratedPOSList: [],
    trayOutSettings: {
      enabled: false,
      inAppNotificationDuration: 30,
      isLinkedTrayNotificationDuration: false,
      linkedTrayNotificationDuration: 45,
    },
    lateAfterMinutes: usualLateAfterMinutes,
    activeDialogs: [],
    nightHour: 3,
    ordersAMinute: 6,
    piecesALine: 50,
    confirmAbove: null,
    largestTipPercent: 100,
    ...differences,
  }
}
