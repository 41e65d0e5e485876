/** The project's own drawings, each one stroke on a square of 24. */
export const ordersIcon = 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6'
export const historyIcon = 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4h4M12 8v4.5l3 1.8'
export const kitchenIcon = 'M4 18h16M6 15a6 6 0 0 1 12 0zM12 9V7M10.5 7h3'
export const floorIcon = 'M4 9h16M6 9v10M18 9v10M8 5h8v4H8z'
export const peopleIcon =
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20a6.5 6.5 0 0 1 13 0M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6.5 0 0 1 3.5 5.8'
export const settingsIcon =
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4'
export const logoutIcon = 'M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9'
export const reloadIcon = 'M20 12a8 8 0 1 1-2.6-5.9M20 4v4h-4'
export const menuIcon = 'M4 7h16M4 12h16M4 17h16'
export const closeIcon = 'M6 6l12 12M18 6L6 18'
export const backIcon = 'M15 5l-7 7 7 7'
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5'
export const warningIcon = 'M12 4L2.8 19.5h18.4zM12 10v4M12 17h.01'
export const infoIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5M12 8h.01'
export const clockIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3.2 2'
export const soundOffIcon = 'M4 10v4h3.5L12 18V6L7.5 10zM16 10l5 5M21 10l-5 5'
export const signalIcon = 'M3 9.5a13 13 0 0 1 18 0M6 13a8.5 8.5 0 0 1 12 0M9 16.3a4.2 4.2 0 0 1 6 0M12 19.5h.01'
export const signalOffIcon =
  'M3 9.5a13 13 0 0 1 8-3.7M21 9.5a13 13 0 0 0-4-2.6M9 16.3a4.2 4.2 0 0 1 6 0M12 19.5h.01M4 4l16 16'
export const searchIcon = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5'
export const addIcon = 'M12 5v14M5 12h14'
export const moneyIcon = 'M3 7h18v10H3zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M6 10v4M18 10v4'
export const commentIcon = 'M4 5h16v11h-9l-4 4v-4H4z'
export const cancelIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9 9l6 6M15 9l-6 6'
export const bellIcon = 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5h4'
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6'
export const eyeOffIcon =
  'M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.5 7.2A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.5 9.5 0 0 0 4-.9M4 4l16 16'
