export function h(type: any, props: any, ...children: any[]): any;
export function render(node: any, into: any): void;
export const Fragment: any;
export const options: any;
