import type { ServiceIcon } from '@brigade/domain/requests/service-icons.ts'
import { bellIcon, clockIcon, keyIcon, phoneIcon } from '#ui/icon-paths.ts'

/** The icons of services of the venue's own, drawn like those of `icon-paths.ts`. */
export const serviceIconPaths = {
  bell: bellIcon,
  bed: 'M3 18V6M3 14h18v4M21 14v-2a3 3 0 0 0-3-3h-7v5M7 11.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3',
  car: 'M4 16.5v-4l2-5.5h12l2 5.5v4zM4 12.5h16M7 16.5V19M17 16.5V19M7.5 14.5h.01M16.5 14.5h.01',
  clock: clockIcon,
  luggage: 'M6 8h12v12H6zM9.5 8V4h5v4M10 11.5v5M14 11.5v5',
  laundry: 'M8 4l4 2 4-2 5 4-2.5 3.5L17 10v10H7V10l-1.5 1.5L3 8z',
  cleaning: 'M11 4l1.8 5.2L18 11l-5.2 1.8L11 18l-1.8-5.2L4 11l5.2-1.8zM18.5 16v4M16.5 18h4',
  water: 'M12 3.5c3.5 4 6 7 6 10.5a6 6 0 0 1-12 0c0-3.5 2.5-6.5 6-10.5',
  coffee: 'M5 8h11v6a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 10h2a2.5 2.5 0 0 1 0 5h-2M8.5 5.5V3M12.5 5.5V3',
  key: keyIcon,
  phone: phoneIcon,
  repair:
    'M14.5 6.5a4 4 0 0 1 5-1.6l-2.6 2.6 1 2 2.1.5 1.8-1.8a4 4 0 0 1-5.4 3.9L8 20.5a2 2 0 0 1-3-3l8.5-8.4a4 4 0 0 1 1-2.6',
  gift: 'M4 9h16v4H4zM5.5 13h13v7.5h-13zM12 9v11.5M12 9C7 9 7 3.5 10 3.5c2 0 2 3.5 2 5.5 0-2 0-5.5 2-5.5 3 0 3 5.5-2 5.5',
  medical: 'M9.5 4h5v5.5H20v5h-5.5V20h-5v-5.5H4v-5h5.5z',
} as const satisfies Record<ServiceIcon, string>
