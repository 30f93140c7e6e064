#import "Exceptions.h"

@implementation Exceptions
+ (BOOL)caught:(void (NS_NOESCAPE ^)(void))work error:(NSError **)error {
  @try {
    work();
    return YES;
  } @catch (NSException *exception) {
    NSString *text = [NSString stringWithFormat:@"%@: %@", exception.name, exception.reason];
    if (error) *error = [NSError errorWithDomain:@"Proof" code:1 userInfo:@{NSLocalizedDescriptionKey : text}];
    return NO;
  }
}
@end
