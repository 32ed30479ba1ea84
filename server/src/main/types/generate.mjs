/** Writes the types of the HTTP API for the page, from its description; with --check, says whether they are as they should be. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = path => fileURLToPath(new URL(path, import.meta.url));
const { components } = JSON.parse(readFileSync(here('../resources/stavka/server/openapi.json'), 'utf8'));

function typeOf(schema, indent) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  const many = schema.oneOf ?? schema.anyOf;
  if (many) return many.map(one => typeOf(one, indent)).join(' | ');
  const types = [schema.type].flat();
  return types.map(type => named(type, schema, indent)).join(' | ');
}

function named(type, schema, indent) {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'array') return `Array<${schema.items ? typeOf(schema.items, indent) : 'any'}>`;
  if (type !== 'object' && !schema.properties) return 'any';
  if (schema.properties) return fields(schema, indent);
  return schema.additionalProperties
    ? `Record<string, ${schema.additionalProperties === true ? 'any' : typeOf(schema.additionalProperties, indent)}>`
    : 'any';
}

// The page never asks for one language alone where x-page-required says so.
function fields(schema, indent) {
  const { properties, additionalProperties } = schema;
  const required = schema['x-page-required'] ?? schema.required ?? [];
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};`,
  );
  if (additionalProperties) lines.push(`${inner}[other: string]: any;`);
  return `{\n${lines.join('\n')}\n${indent}}`;
}

const names = Object.keys(components.schemas);
const text = `/** Made from the description of the API by generate.mjs: not to be changed by hand. */\n${names.map(name => `export type ${name} = ${typeOf(components.schemas[name], '')};`).join('\n')}\n\n/** All of them by name. */\nexport type Schemas = {\n${names.map(name => `  ${name}: ${name};`).join('\n')}\n};\n`;
const file = here('api.d.ts');
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error('src/main/types/api.d.ts is not what the description of the API gives: run node src/main/types/generate.mjs');
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}
