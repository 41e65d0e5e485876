import type { RouteObject } from 'react-router'

export const menusRoutes: RouteObject[] = []
