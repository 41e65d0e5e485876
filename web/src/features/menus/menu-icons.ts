/** The icons of menus: each is one stroke on a square of 24, like those of `ui/icon-paths.ts`. */
export const menuCardIcon = 'M5 4h14v16H5zM12 4v16M8 9h1.5M8 13h1.5M14.5 9H16M14.5 13H16'
export const soldOutIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M5.8 5.8l12.4 12.4'
export const dishIcon = 'M6 3v6a3 3 0 0 0 6 0V3M9 3v18M18 21V3c-2.5 1.5-3.5 4.5-3.5 8.5 0 1 .5 2 1.5 2h2'
export const columnsIcon = 'M4 5h16v14H4zM9.3 5v14M14.6 5v14'
export const importsIcon = 'M6 3h8l4 4v14H6zM14 3v4h4M12 10v7M9 14l3 3 3-3'
