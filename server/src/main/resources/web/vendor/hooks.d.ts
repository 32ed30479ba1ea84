export function useState<T = any>(initial?: T | (() => T)): [any, (value: any) => void];
export function useEffect(effect: () => any, inputs?: any[]): void;
export function useLayoutEffect(effect: () => any, inputs?: any[]): void;
export function useRef<T = any>(initial?: T): { current: any };
export function useMemo<T>(make: () => T, inputs?: any[]): T;
