import type { RequestType } from '@brigade/domain/requests/requests.schema.ts'
import { cancelIcon, commentIcon, moneyIcon, readyIcon, receiptIcon, requestIcon, trayIcon } from '#ui/icon-paths.ts'

/** The icon of each type; its words are in the translations. */
export const requestIcons = {
  talk: commentIcon,
  icebucket: requestIcon,
  bill: receiptIcon,
  food: requestIcon,
  towel: requestIcon,
  tray: trayIcon,
  card: moneyIcon,
  cash: moneyIcon,
  online: moneyIcon,
  kitchen: readyIcon,
  orderCancellation: cancelIcon,
} satisfies Record<RequestType, string>
