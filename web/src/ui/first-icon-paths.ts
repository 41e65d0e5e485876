/** Icons that are drawn before sign-in: they are part of the program's first file. */
export const reloadIcon = 'M20 12a8 8 0 1 1-2.6-5.9M20 4v4h-4'
export const warningIcon = 'M12 4L2.8 19.5h18.4zM12 10v4M12 17h.01'
export const signalOffIcon =
  'M3 9.5a13 13 0 0 1 8-3.7M21 9.5a13 13 0 0 0-4-2.6M9 16.3a4.2 4.2 0 0 1 6 0M12 19.5h.01M4 4l16 16'
export const searchIcon = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l4.5 4.5'
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6'
export const eyeOffIcon =
  'M10 5.7a9 9 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.6 3.4M6.5 7.2A16 16 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.5 9.5 0 0 0 4-.9M4 4l16 16'
export const pauseIcon = 'M9 5v14M15 5v14'
