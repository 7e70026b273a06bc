/** The API's records, named. They are generated from `mock-server/openapi.yaml` (`npm run types`). Any module may import them. */
import type { components } from './api';

type Schemas = components['schemas'];

/** The server does not send `newsletter`: the portal sets it (USER-15). */
export type User = Schemas['User'] & { newsletter?: true };
export type Role = Schemas['Role'];
export type Customer = Schemas['Customer'];
export type Licence = Schemas['Licence'];
export type LicenceType = Schemas['LicenceType'];
export type Product = Schemas['Product'];
export type Module = Schemas['Module'];
export type Key = Schemas['Key'];
export type Seat = Schemas['Seat'];
export type CloudGroup = Schemas['CloudGroup'];
export type Application = Schemas['Application'];
export type Contract = Schemas['Contract'];
export type Invoice = Schemas['Invoice'];
export type Ticket = Schemas['Ticket'];
export type TicketStatus = Schemas['TicketStatus'];
export type TicketMessage = Schemas['TicketMessage'];
export type Directory = Schemas['Directory'];
export type ContentGroup = Schemas['ContentGroup'];
export type Video = Schemas['Video'];
export type Comment = Schemas['Comment'];
export type Tag = Schemas['Tag'];
export type Embed = Schemas['Embed'];
export type AcademySession = Schemas['AcademySession'];
export type EduRegistration = Schemas['EduRegistration'];
export type TransferToken = Schemas['TransferToken'];
export type RelatedUser = Schemas['RelatedUser'];
export type AcademyState = Schemas['AcademyState'];
