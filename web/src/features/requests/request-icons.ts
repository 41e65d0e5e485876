import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import {
  bellIcon,
  cancelIcon,
  commentIcon,
  moneyIcon,
  readyIcon,
  receiptIcon,
  requestIcon,
  trayIcon,
} from '#ui/icon-paths.ts'
import { serviceIconPaths } from '#features/requests/services/service-icon-paths.ts'

/** The icon of each type; its words are in the translations. */
const requestIcons = {
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
  custom: bellIcon,
} satisfies Record<RequestType, string>

/** Returns the icon of a request: of one of the venue's own, the icon that the venue has chosen. */
export function requestIconOf({ requestType, serviceIcon }: Pick<GuestRequest, 'requestType' | 'serviceIcon'>): string {
  return serviceIcon ? serviceIconPaths[serviceIcon] : requestIcons[requestType]
}
